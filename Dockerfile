FROM node:22-bookworm-slim
WORKDIR /opt/jobharbor
# Packages first, so that they are only installed again if one of these files changes.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/
RUN npm ci
COPY . .
RUN npm run build && mkdir /files && chown node:node /files .next
USER node
EXPOSE 3000
CMD ["scripts/run", "serve"]
