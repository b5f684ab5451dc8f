claude mcp add --transport http tessera https://tessera.example/mcp \
  --header 'Authorization: Bearer ${TESSERA_KEY}'
