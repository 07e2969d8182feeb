export { applyTheme, parseTheme, themeKey } from './theme.ts';
export { ThemeSwitch } from './theme-switch.tsx';
