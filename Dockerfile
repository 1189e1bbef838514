FROM node:22-bookworm-slim
WORKDIR /opt/jobharbor
# Packages first, so that they are only installed again if one of these files changes.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/
RUN npm ci
COPY . .
# What the containers write to: people's files, backups and reports, and Next's cache of pictures.
RUN npm run build && mkdir /files /data && chown node:node /files /data .next
ENV STORAGE_DIR=/files DATA_DIR=/data
USER node
EXPOSE 3000
CMD ["scripts/run", "serve"]
