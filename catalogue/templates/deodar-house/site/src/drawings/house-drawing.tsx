const UPPER = [985, 1030, 1075, 1120, 1165, 1210];
const LOWER = [985, 1030, 1165, 1210];

/** Two floors of stone under slate, with a veranda along both. */
export function HouseDrawing() {
  return (
    <g>
      <path d="M958 560V446h294v114z" fill="var(--stone)" />
      <path d="M966 500V440h278v60z" fill="var(--wall)" />
      <path d="M940 446l44-58h242l44 58z" fill="var(--slate)" />
      <path d="M1172 396v-40h26v40z" fill="var(--stone)" />
      <path d="M1168 356h34v-8h-34z" fill="var(--slate)" />
      <path d="M1186 340q-14-18 2-32t-2-34q22 18 8 36t-8 30z" fill="var(--haze)" opacity=".8" />
      {UPPER.map((x) => (
        <path key={x} d={`M${x} 486v-30h24v30z`} fill="var(--window)" />
      ))}
      {LOWER.map((x) => (
        <path key={x} d={`M${x} 546v-30h24v30z`} fill="var(--window)" />
      ))}
      <path d="M1092 560v-46q14-14 28 0v46z" fill="var(--window)" />
      <path d="M948 500h314v7H948z" fill="var(--slate)" />
      <path
        d="M952 507h5v53h-5zM1068 507h5v53h-5zM1140 507h5v53h-5zM1253 507h5v53h-5zM952 446h5v54h-5zM1253 446h5v54h-5z"
        fill="var(--slate)"
      />
      <path
        d="M952 488h306v3H952zM966 488h2v12h-2zM996 488h2v12h-2zM1026 488h2v12h-2zM1056 488h2v12h-2zM1086 488h2v12h-2zM1116 488h2v12h-2zM1146 488h2v12h-2zM1176 488h2v12h-2zM1206 488h2v12h-2zM1236 488h2v12h-2z"
        fill="var(--slate)"
      />
    </g>
  );
}
