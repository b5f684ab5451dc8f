tidy_up() {
  local code=$?
  trap '' INT TERM HUP
  trap - EXIT
  if [ "$mode" = test ]; then
    # Services that are still starting must not add a process after the others were stopped.
    if [ -n "${interrupted:-}" ] && [ -d "$data/run" ]; then
      touch "$data/run/interrupted"
      wait
    fi
    # Two runs may share the services. The last one to end stops them.
    flock -u "$users_fd"
    if flock -xn "$users_fd" && [ -f "$control/$mode.started-by-run" ]; then
      lock
      down
      # After a failed start the logs are kept, because the error message refers to them.
      if [ -n "${services_are_up:-}${interrupted:-}" ]; then erase_place; fi
      rm -f "$control/$mode.started-by-run"
    fi
  fi
  exit "$code"
}

forward() { # signal
  pending=$1
  # A terminal has already sent Ctrl-C to the whole process group. A second one would force an immediate stop.
  if [ "$1" = INT ] && [ -t 0 ]; then return; fi
  [ -z "$child" ] || kill -s "$1" "$child" 2>/dev/null || true
}

run() {
  local service idle=1 line code=0
  exec {users_fd}>"$control/$mode.users"
  flock -s -w 300 "$users_fd" || fail "another tools/services holds $control/$mode.users"
  trap tidy_up EXIT
  trap 'interrupted=1; exit 130' INT
  trap 'interrupted=1; exit 143' TERM
  trap 'interrupted=1; exit 129' HUP
  lock
  for service in "${services[@]}"; do ! alive "$service" || idle=0; done
  if [ "$mode" = test ] && [ "$idle" = 1 ]; then touch "$control/$mode.started-by-run"; fi
  up
  services_are_up=1
  unlock

  while IFS= read -r line; do export "${line?}"; done < <(address_lines)
  umask "$caller_umask"
  child='' pending=''
  exec {never_fd}<> <(:)
  trap 'forward INT' INT
  trap 'forward TERM' TERM
  trap 'forward HUP' HUP
  # Runs in the background, so that traps are handled immediately. The subshell restores the signals that bash ignores
  # for background commands.
  (
    trap - INT QUIT
    exec "$@"
  ) <&0 {users_fd}>&- {never_fd}>&- &
  child=$!
  [ -z "$pending" ] || kill -s "$pending" "$child" 2>/dev/null || true
  # `wait` is not used, because bash loses the exit code of a command that ends while a trap interrupts it.
  # A `read` with a timeout is a sleep without a child process that the signal could also hit.
  while kill -0 "$child" 2>/dev/null; do read -rt 0.2 -u "$never_fd" || true; done
  wait "$child" || code=$?
  exit "$code"
}
