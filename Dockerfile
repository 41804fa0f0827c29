# One image, three programs: `node server.js` serves, `node worker.mjs` works, `node migrate.mjs` migrates and ends.
# How it is run, and what of it has been tried: docs/operations.md, Containers.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build:container

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=75000
RUN mkdir -p /var/tallyport/blobs /var/tallyport/outbox && chown -R node:node /var/tallyport
WORKDIR /app
COPY --from=build /src/.next/image ./
USER node
EXPOSE 3000
CMD ["node", "server.js"]
