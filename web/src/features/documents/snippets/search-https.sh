curl "https://tessera.example/r/registry.json?q=pricing&limit=20"
