mail_answers() {
  reachable "${port_of[smtp]}" && "${clean_env[@]}" curl -sf -m 2 -o /dev/null "http://127.0.0.1:${port_of[mail]}/healthz"
}

up_mail() {
  if ! alive mail; then
    local maildev=$repo/node_modules/maildev/bin/maildev
    [ -f "$maildev" ] || fail "maildev is not installed: run npm ci first"
    # shellcheck source=/dev/null
    source "$repo/tools/node.sh" || fail "the pinned Node could not be found"
    mkdir -p "$data/mail"
    start mail "$(command -v node)" "$maildev" --ip 127.0.0.1 --smtp "${port_of[smtp]}" --web "${port_of[mail]}" --mail-directory "$data/mail"
  fi
  wait_for mail 30
}

down_mail() { stop mail TERM; }
