# The site in a container. Data lives in the volume /data; settings are environment variables, see README.md.
#
#   docker build -t vlotwerk .
#   docker run -d --name vlotwerk -p 127.0.0.1:3000:3000 -v vlotwerk-data:/data --stop-timeout 90 \
#     -e SITE_URL=https://example.nl -e TRUST_PROXY=1 vlotwerk

FROM node:24-bookworm-slim AS base
WORKDIR /app

# No package needs its install script here: the only one that has one fetches the pinned Node, and the image is a Node.
FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node server/build.ts

FROM base AS packages
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM base
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# The sources come along: the server runs them as they are, and the build's stamp is compared with them at the start.
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY . .
# The server makes the folder private to its owner, so its owner has to be the user it runs as.
RUN install -d -o node -g node -m 0700 /data .react-router/compile-cache
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# In this form node is the first process of the container: `docker stop` reaches it as SIGTERM.
CMD ["node", "server/start.ts"]
