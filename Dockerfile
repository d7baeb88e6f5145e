# The site alone, for a reverse proxy in front: docs/operations.md. The project's tests do not run it.
FROM node:26.10.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# The proxy, with the page that it shows while the site does not run.
FROM caddy:2.10.2 AS proxy
ENV OUTAGE_FOLDER=/srv/outage
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/build/outage /srv/outage

FROM node:26.10.0-slim AS site
# MALLOC_MMAP_THRESHOLD_: the C library would keep large blocks that compression has used (25 MB).
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /site
COPY package.json package-lock.json ./
# The image has the right Node: the one of the lock file is left out, the other platform parts are not.
RUN npm ci --omit=dev && npm cache clean --force \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && mkdir -m 0700 /data && chown node:node /data
COPY --from=build /site/build build
COPY . .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT??3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-sigusr1", "--import", "./scripts/compile-cache.js", "start.ts"]
