declare -A program_of=(
  [primary]=postgres [standby]=postgres [pgbouncer]=pgbouncer [redis]=redis-server
  [monitor]=ceph-mon [osd]=ceph-osd [gateway]=radosgw [mail]=maildev
)
# Proxy, PG*, CEPH* and NODE_OPTIONS settings of the caller must not reach these servers.
clean_env=(env -i "PATH=$pg_bin:/usr/sbin:/usr/bin:/sbin:/bin" "HOME=$data" LC_ALL=C.UTF-8 TZ=UTC)

is_ours() { # pid program
  local line
  line=$(tr '\0' ' ' 2>/dev/null <"/proc/$1/cmdline") || return 1
  [[ $line == *"$2"*"$data/"* ]]
}
pid_of() { # service; checks the command line, because a stored pid may be reused after a crash or a reboot
  local pid
  pid=$(cat "$data/run/$1.pid" 2>/dev/null) && [ -n "$pid" ] && is_ours "$pid" "${program_of[$1]}" 2>/dev/null && echo "$pid"
}
alive() { pid_of "$1" >/dev/null; }
# During exec a process has no command line for a moment.
ended() { ! alive "$1" && sleep 0.3 && ! alive "$1"; }

reachable() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

require_free_ports() { # service
  local ports=("${port_of[$1]:-}") port holder
  [ "$1" = monitor ] && ports+=("${port_of[monitor_v1]}")
  [ "$1" = mail ] && ports+=("${port_of[smtp]}")
  for port in "${ports[@]}"; do
    if [ -z "$port" ] || ! reachable "$port"; then continue; fi
    holder=$(ss -Hltnp "sport = :$port" 2>/dev/null | grep -o 'users:.*' | head -n 1) || true
    fail "port $port, wanted by $1, is taken by another process${holder:+ ($holder)}: stop it or choose another base port"
  done
}

give_way() { [ ! -f "$data/run/interrupted" ] || exit 1; }

start() { # service command…
  local service=$1 log=$data/log/$1.log
  give_way
  shift
  command -v "${1##*/}" >/dev/null || [ -x "$1" ] || fail "$1 is missing: run bash tools/services install"
  [ ! -f "$log" ] || mv "$log" "$log.previous"
  (
    cd /
    # A daemon that kept one of the caller's pipes or locks open would block the caller.
    for fd in /proc/self/fd/*; do
      fd=${fd##*/}
      if [ "$fd" -gt 2 ]; then eval "exec $fd>&-"; fi
    done
    ulimit -Sn 65536 2>/dev/null || ulimit -Sn "$(ulimit -Hn)"
    exec setsid "${clean_env[@]}" "$@" </dev/null >"$log" 2>&1
  ) &
  local pid=$! tries
  echo "$pid" >"$data/run/$service.pid"
  for tries in {1..50}; do
    if alive "$service" || ! kill -0 "$pid" 2>/dev/null; then break; fi
    sleep 0.1
  done
}

wait_for() { # service seconds
  local service=$1 deadline=$((SECONDS + $2))
  until "${service}_answers" >/dev/null 2>&1; do
    give_way
    ! ended "$service" || fail "$service ended while it was starting" "$data/log/$service.log"
    [ "$SECONDS" -lt "$deadline" ] || fail "$service did not answer within $2 s" "$data/log/$service.log"
    sleep 0.1
  done
  ! ended "$service" || fail "$service ended and something else answers on its port" "$data/log/$service.log"
}

stop() { # service signal
  local service=$1 pid tries
  pid=$(pid_of "$service") || pid=
  if [ -n "$pid" ]; then
    kill -s "$2" "$pid" 2>/dev/null || true
    for tries in {1..600}; do
      alive "$service" || break
      if [ "$tries" = 400 ]; then
        say "$service ignores $2, killing it"
        kill -s KILL "$pid" 2>/dev/null || true
      fi
      sleep 0.1
    done
    ! alive "$service" || fail "$service (pid $pid) does not end"
  fi
  rm -f "$data/run/$service.pid"
}
