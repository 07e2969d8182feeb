/** Mail programs read no stylesheet of ours: these repeat the light values of the tokens in packages/ui. */
export const look = {
  paper: '#FAF8F4',
  sheet: '#FFFFFF',
  ink: '#0E1B2A',
  inkSoft: '#4A5A69',
  line: '#DDD8CE',
  hull: '#12324A',
  font: "Inter, 'Helvetica Neue', Arial, sans-serif",
} as const;
