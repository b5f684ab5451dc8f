tidy_up() {
  local code=$?
  trap '' INT TERM HUP
  trap - EXIT
  if [ "$mode" = test ]; then
    # Two runs may share one set, so the last one to leave takes it down.
    flock -u "$users_fd"
    if flock -xn "$users_fd" && [ -f "$control/$mode.started-by-run" ]; then
      unlock 2>/dev/null || true
      lock
      down
      # A failed start keeps its logs, which the error message has just named.
      if [ -n "${services_are_up:-}" ]; then erase_place; fi
      rm -f "$control/$mode.started-by-run"
    fi
  fi
  exit "$code"
}

forward() { # signal
  # A terminal has already sent Ctrl-C to the whole group, and a second one would mean "now".
  if [ "$1" = INT ] && [ -t 0 ]; then return; fi
  kill -s "$1" "$child" 2>/dev/null || true
}

run() {
  local service idle=1 line code=0
  exec {users_fd}>"$control/$mode.users"
  flock -s -w 300 "$users_fd" || fail "another tools/services holds $control/$mode.users"
  trap tidy_up EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  trap 'exit 129' HUP
  lock
  for service in "${services[@]}"; do ! alive "$service" || idle=0; done
  if [ "$idle" = 1 ]; then touch "$control/$mode.started-by-run"; fi
  up
  services_are_up=1
  unlock

  while IFS= read -r line; do export "${line?}"; done < <(address_lines)
  umask "$caller_umask"
  # In the background, so that the traps below act at once; the subshell undoes what bash does to background commands.
  (
    trap - INT QUIT
    exec "$@"
  ) <&0 {users_fd}>&- &
  child=$!
  trap 'forward INT' INT
  trap 'forward TERM' TERM
  trap 'forward HUP' HUP
  wait "$child" || code=$?
  while kill -0 "$child" 2>/dev/null; do
    code=0
    wait "$child" || code=$?
  done
  exit "$code"
}
