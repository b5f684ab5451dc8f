npx shadcn@latest search @tessera -q pricing
