npx shadcn@latest add @tessera/plain-hero -c apps/web
