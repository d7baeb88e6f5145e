FROM caddy:2-builder AS build
RUN xcaddy build --with github.com/caddyserver/cache-handler

FROM caddy:2
COPY --from=build /usr/bin/caddy /usr/bin/caddy
