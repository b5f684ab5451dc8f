redis_answers() { "${clean_env[@]}" timeout 5 redis-cli -h 127.0.0.1 -p "${port_of[redis]}" ping | grep -q PONG; }

up_redis() {
  if ! alive redis; then
    mkdir -p "$data/redis"
    {
      echo "bind 127.0.0.1"
      echo "port ${port_of[redis]}"
      echo "dir $data/redis"
      echo "maxmemory 512mb"
      # Counters and cached responses all have an expiry. Evicting the oldest is better than refusing a write.
      echo "maxmemory-policy volatile-lru"
      # The process title contains the config file, by which `is_ours` recognises the process.
      echo 'proc-title-template "{title} {config-file}"'
      echo 'save ""'
      if [ "$mode" = dev ]; then echo "appendonly yes"; else echo "appendonly no"; fi
    } >"$data/redis/redis.conf"
    start redis redis-server "$data/redis/redis.conf"
  fi
  wait_for redis 20
}

down_redis() { stop redis TERM; }
