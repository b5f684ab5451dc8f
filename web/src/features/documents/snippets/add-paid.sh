npx shadcn@latest add @tessera-pro/call-calendar-strip
