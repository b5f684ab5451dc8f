pg_home=$data/postgres

as_postgres() {
  (cd / && exec setpriv --reuid=postgres --regid=postgres --init-groups "${clean_env[@]}" PGCONNECT_TIMEOUT=3 "$@")
}

sql() { # port user database psql-arguments…
  local port=$1 user=$2 database=$3
  shift 3
  as_postgres timeout 20 psql -XqAt -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$port" -U "$user" -d "$database" "$@"
}

primary_answers() { sql "${port_of[primary]}" postgres postgres -c 'select 1'; }
standby_answers() { sql "${port_of[standby]}" postgres postgres -c "select 1 from pg_stat_wal_receiver where status = 'streaming'" | grep -q 1; }
pgbouncer_answers() { sql "${port_of[pgbouncer]}" api tessera -c 'select 1'; }

write_postgres_config() { # primary|standby
  cp "$parts/postgresql.conf" "$pg_home/common.conf"
  cp "$parts/pg_hba.conf" "$pg_home/pg_hba.conf"
  {
    echo "include '$pg_home/common.conf'"
    echo "hba_file = '$pg_home/pg_hba.conf'"
    echo "listen_addresses = '127.0.0.1'"
    echo "unix_socket_directories = ''"
    echo "port = ${port_of[$1]}"
    if [ "$1" = standby ]; then
      echo "primary_conninfo = 'host=127.0.0.1 port=${port_of[primary]} user=postgres application_name=standby'"
      echo "primary_slot_name = 'standby'"
    fi
    if [ "$mode" = test ]; then
      printf '%s\n' 'fsync = off' 'synchronous_commit = off' 'full_page_writes = off' 'max_wal_size = 4GB'
      # Asynchronous commits reach the standby only when the WAL writer runs.
      echo 'wal_writer_delay = 10ms'
    fi
  } >"$pg_home/$1.conf"
}

start_postgres() { # primary|standby
  write_postgres_config "$1"
  # PostgreSQL refuses to start when its lock file contains a pid that now belongs to another process.
  local pid
  if pid=$(head -n 1 "$pg_home/$1/postmaster.pid" 2>/dev/null) && [ -d "/proc/$pid" ] && ! is_ours "$pid" postgres; then
    rm -f "$pg_home/$1/postmaster.pid"
  fi
  start "$1" setpriv --reuid=postgres --regid=postgres --init-groups \
    "$pg_bin/postgres" -D "$pg_home/$1" --config-file="$pg_home/$1.conf"
}

create_primary() {
  rm -rf "$pg_home/primary"
  local sync=()
  [ "$mode" = test ] && sync=(--no-sync)
  as_postgres timeout 120 initdb -D "$pg_home/primary" -U postgres -A trust --data-checksums --locale=C.UTF-8 -E UTF8 "${sync[@]}" \
    >"$data/log/primary-create.log" 2>&1 || fail "PostgreSQL could not be created" "$data/log/primary-create.log"
  touch "$pg_home/primary/created"
}

apply_roles() {
  local stamp
  stamp=$(cat "$repo/api/roles.sql" "$repo/api/database.sql" | sha256sum)
  [ "$stamp" = "$(cat "$pg_home/roles.applied" 2>/dev/null)" ] && return
  sql "${port_of[primary]}" postgres postgres -1 -f - <"$repo/api/roles.sql"
  if [ -z "$(sql "${port_of[primary]}" postgres postgres -c "select 1 from pg_database where datname = 'tessera'")" ]; then
    sql "${port_of[primary]}" postgres postgres -c 'create database tessera owner migrator'
  fi
  sql "${port_of[primary]}" postgres tessera -1 -f - <"$repo/api/database.sql"
  echo "$stamp" >"$pg_home/roles.applied"
}

standby_is_intact() {
  [ -f "$pg_home/standby/created" ] && [ -f "$pg_home/standby/standby.signal" ] &&
    [ "$(sql "${port_of[primary]}" postgres postgres -c "select wal_status <> 'lost' from pg_replication_slots where slot_name = 'standby'")" = t ]
}

create_standby() {
  rm -rf "$pg_home/standby"
  local sync=()
  [ "$mode" = test ] && sync=(--no-sync)
  sql "${port_of[primary]}" postgres postgres -c "select pg_drop_replication_slot('standby') from pg_replication_slots where slot_name = 'standby'" >/dev/null
  as_postgres timeout 300 pg_basebackup -h 127.0.0.1 -p "${port_of[primary]}" -U postgres -D "$pg_home/standby" -X stream -C -S standby -c fast "${sync[@]}" \
    >"$data/log/standby-create.log" 2>&1 || fail "the standby could not be copied from the primary" "$data/log/standby-create.log"
  touch "$pg_home/standby/standby.signal" "$pg_home/standby/created"
}

write_pgbouncer_config() {
  cp "$parts/userlist.txt" "$pg_home/userlist.txt"
  {
    echo "[databases]"
    echo "tessera = host=127.0.0.1 port=${port_of[primary]} dbname=tessera"
    echo "tessera_session = host=127.0.0.1 port=${port_of[primary]} dbname=tessera pool_mode=session"
    echo "tessera_ro = host=127.0.0.1 port=${port_of[standby]} dbname=tessera"
    echo "* = host=127.0.0.1 port=${port_of[primary]}"
    cat "$parts/pgbouncer.ini"
    echo "listen_addr = 127.0.0.1"
    echo "listen_port = ${port_of[pgbouncer]}"
    echo "auth_file = $pg_home/userlist.txt"
  } >"$pg_home/pgbouncer.ini"
}

up_postgres() {
  install -d -o postgres -g postgres -m 755 "$pg_home"
  if ! alive pgbouncer; then
    write_pgbouncer_config
    start pgbouncer setpriv --reuid=postgres --regid=postgres --init-groups pgbouncer "$pg_home/pgbouncer.ini"
  fi
  if ! alive primary; then
    [ -f "$pg_home/primary/created" ] || create_primary
    start_postgres primary
  fi
  wait_for primary 60
  apply_roles
  if ! alive standby; then
    standby_is_intact || create_standby
    start_postgres standby
  fi
  wait_for standby 60
  wait_for pgbouncer 20
}

down_postgres() {
  stop pgbouncer TERM
  # Unlike a kill, an immediate stop still releases the shared memory.
  local signal=INT
  [ "$mode" = test ] && signal=QUIT
  stop standby "$signal"
  stop primary "$signal"
}
