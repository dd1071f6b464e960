/// The page as files, ready to be served or to be copied somewhere.
module zwick.web {
  requires static org.jspecify;
  requires static com.aayushatharva.brotli4j; // while the site is packed

  exports zwick.web;
}
