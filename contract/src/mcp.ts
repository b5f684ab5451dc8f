// The address of the MCP server and the names of its tools, for the pages that explain it.

export const MCP_PATH = '/mcp';

export const MCP_TOOLS = {
  search_components: 'Finds components by words and category, and says which plan each needs.',
  get_component: 'Returns the code of a component that your account may copy.',
  list_categories: 'Lists the categories, with how many components each has.',
  get_template: 'Describes a template, with the page to download it from.',
  check_updates:
    'Says which of the components in your project have a newer version, and what changed.',
} as const satisfies Record<string, string>;

export type McpTool = keyof typeof MCP_TOOLS;
