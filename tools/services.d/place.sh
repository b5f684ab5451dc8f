if [ "$mode" = dev ]; then
  control=$repo/.services
  base=${TESSERA_BASE_PORT:-}
else
  control=${TESSERA_SERVICES_DIR:-$repo/.services}
  base=${TESSERA_TEST_BASE_PORT:-}
fi
install -d -m 755 "$control"
control=$(cd "$control" && pwd -P)
fallback=/var/lib/tessera-services/$(printf %s "$control" | sha256sum | cut -c1-12)-$mode

servers_can_use() { # directory
  # Some configuration formats cannot quote a path.
  [[ $1 =~ ^[A-Za-z0-9_./-]+$ ]] || return 1
  [ "$(id -u)" != 0 ] || ! id postgres >/dev/null 2>&1 || (cd / && setpriv --reuid=postgres --regid=postgres --init-groups test -x "$1")
}

# The folder that was chosen first is kept, even if the permissions above it change.
if [ -f "$control/$mode/tessera-services" ]; then
  data=$control/$mode
elif [ -f "$fallback/tessera-services" ] || ! servers_can_use "$control"; then
  data=$fallback
else
  data=$control/$mode
fi

# By default, running services are expected on the ports on which they were started.
if [ -z "$base" ]; then base=$(cat "$data/base-port" 2>/dev/null) || base=$([ "$mode" = dev ] && echo 61000 || echo 62000); fi
[[ $base =~ ^[1-9][0-9]{3,4}$ && $base -le 65400 ]] || fail "the base port must be a number from 1000 to 65400"
declare -A port_of=(
  [primary]=$((base + 1)) [standby]=$((base + 2)) [pgbouncer]=$((base + 3)) [redis]=$((base + 4)) [gateway]=$((base + 6))
  [monitor]=$((base + 7)) [monitor_v1]=$((base + 8)) [smtp]=$((base + 9)) [mail]=$((base + 10))
)

claim_place() {
  if [ -d "$data" ] && [ ! -f "$data/tessera-services" ] && [ -n "$(ls -A "$data")" ]; then
    fail "$data holds something else: move it away"
  fi
  install -d -m 755 "$data" "$data/log" "$data/run"
  rm -f "$data/run/interrupted"
  echo "$control" >"$data/tessera-services"
  servers_can_use "$data" || fail "the postgres user can no longer reach $data: restore the permissions or run destroy"
  local old service
  old=$(cat "$data/base-port" 2>/dev/null) || return 0
  [ "$old" != "$base" ] || return 0
  for service in "${services[@]}"; do
    ! alive "$service" || fail "these services run on base port $old: take them down before moving them to $base"
  done
}

erase_place() {
  [ -f "$data/tessera-services" ] || return 0
  rm -rf "$data"
  [ "$data" != "$fallback" ] || rmdir /var/lib/tessera-services 2>/dev/null || true
}

lock() {
  [ -z "${lock_fd:-}" ] || return 0
  exec {lock_fd}>"$control/$mode.lock"
  flock -w 300 "$lock_fd" || fail "another tools/services holds $control/$mode.lock"
}
unlock() {
  exec {lock_fd}>&-
  unset lock_fd
}
