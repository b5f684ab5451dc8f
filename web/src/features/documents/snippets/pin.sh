npx shadcn@latest add @tessera/plain-hero@1
