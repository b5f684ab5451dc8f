npx shadcn@latest add @tessera/plain-hero --diff
