curl https://tessera.example/components/plain-hero.md
