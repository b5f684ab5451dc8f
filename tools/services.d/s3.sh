ceph_home=$data/ceph
ceph_conf=$ceph_home/ceph.conf

ceph_tool() { # log-name command…
  local log=$data/log/$1.log
  shift
  "${clean_env[@]}" timeout 90 "$@" >>"$log" 2>&1 || fail "$1 failed" "$log"
}

monitor_answers() { reachable "${port_of[monitor]}"; }
osd_answers() { alive osd; }
gateway_answers() {
  # A request for a new bucket name reaches the object store. So a 404 means that the whole chain works.
  [ "$("${clean_env[@]}" curl -s -m 3 -o /dev/null -w '%{http_code}' "http://127.0.0.1:${port_of[gateway]}/probe-$RANDOM-$RANDOM")" = 404 ]
}

write_ceph_config() {
  local cluster osd store=bluestore
  [ "$mode" = test ] && store=memstore
  [ -f "$ceph_home/ids" ] || echo "$(cat /proc/sys/kernel/random/uuid) $(cat /proc/sys/kernel/random/uuid)" >"$ceph_home/ids"
  read -r cluster osd <"$ceph_home/ids"
  osd_uuid=$osd
  monitor_address="[v2:127.0.0.1:${port_of[monitor]},v1:127.0.0.1:${port_of[monitor_v1]}]"
  cat >"$ceph_conf" <<CONF
[global]
fsid = $cluster
mon host = $monitor_address
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
ms bind port min = $((base + 20))
ms bind port max = $((base + 49))
keyring = $ceph_home/keyring
run dir = $ceph_home/run
admin socket =
log to file = false
log to stderr = true
mon cluster log to file = false
debug rgw = 0/0
debug rocksdb = 0/0
# Creating a pool takes several proposals, and each would wait a second by default.
paxos propose interval = 0.05
auth allow insecure global id reclaim = false
mon data avail warn = 2
mon data avail crit = 1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
[mon.a]
mon data = $ceph_home/mon
[osd.0]
osd data = $ceph_home/osd
osd objectstore = $store
bluestore block size = 21474836480
memstore device bytes = 4294967296
osd memory target = 939524096
[client.rgw]
rgw data = $ceph_home/rgw
rgw frontends = beast endpoint=127.0.0.1:${port_of[gateway]}
CONF
}

create_keys() {
  ceph_tool s3-create ceph-authtool --create-keyring "$ceph_home/keyring" --gen-key -n mon. --cap mon 'allow *'
  ceph_tool s3-create ceph-authtool "$ceph_home/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
  ceph_tool s3-create ceph-authtool "$ceph_home/keyring" --gen-key -n client.rgw --cap mon 'allow rw' --cap osd 'allow rwx'
  ceph_tool s3-create ceph-authtool "$ceph_home/keyring" --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' --cap mgr 'allow profile osd'
}

write_monitor_map() {
  ceph_tool s3-create monmaptool --create --clobber --fsid "$(cut -d' ' -f1 "$ceph_home/ids")" --addv a "$monitor_address" "$ceph_home/monmap"
  echo "$monitor_address" >"$ceph_home/monitor-address"
}

start_monitor() {
  # The monitor stores its own address, which is wrong after a change of the base port.
  if [ "$monitor_address" != "$(cat "$ceph_home/monitor-address")" ]; then
    write_monitor_map
    ceph_tool s3-create ceph-mon -c "$ceph_conf" -i a --inject-monmap "$ceph_home/monmap"
  fi
  start monitor ceph-mon -f -c "$ceph_conf" -i a
  wait_for monitor 30
}
start_osd() {
  start osd ceph-osd -f -c "$ceph_conf" -i 0
  wait_for osd 30
}
start_gateway() { start gateway radosgw -f -c "$ceph_conf" -n client.rgw; }

create_store() {
  rm -rf "$ceph_home"
  mkdir -p "$ceph_home"/{mon,osd,rgw,run}
  write_ceph_config
  create_keys
  write_monitor_map
  ceph_tool s3-create ceph-mon -c "$ceph_conf" --mkfs -i a --monmap "$ceph_home/monmap" --keyring "$ceph_home/keyring"
  start_monitor
  ceph_tool s3-create ceph -c "$ceph_conf" --connect-timeout 30 osd new "$osd_uuid"
  ceph_tool s3-create ceph-osd -c "$ceph_conf" -i 0 --mkfs --osd-uuid "$osd_uuid"
  start_osd
  start_gateway
  wait_for gateway 60
  ceph_tool s3-create radosgw-admin -c "$ceph_conf" user create --uid=tessera --display-name=Tessera --access-key="$s3_access_key" --secret="$s3_secret_key"
  touch "$ceph_home/created"
}

up_s3() {
  if [ "$mode" = test ] && { ! alive monitor || ! alive osd; }; then
    # The objects were in the memory of the process that died.
    down_s3
    rm -f "$ceph_home/created"
  fi
  if [ ! -f "$ceph_home/created" ]; then
    down_s3
    create_store
    return
  fi
  write_ceph_config
  alive monitor || start_monitor
  alive osd || start_osd
  alive gateway || start_gateway
  wait_for gateway 60
}

down_s3() {
  local signal=TERM
  [ "$mode" = test ] && signal=KILL
  stop gateway "$signal"
  stop osd "$signal"
  stop monitor "$signal"
}
