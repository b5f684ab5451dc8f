npx shadcn@latest add https://tessera.example/r/plain-hero.json
