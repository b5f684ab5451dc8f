curl -H "Authorization: Bearer $TESSERA_KEY" \
  https://tessera.example/r/call-calendar-strip.json
