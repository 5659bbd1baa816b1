import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { followsTextSize } from '../text-size.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { postcss: { plugins: [followsTextSize()] } },
  server: { open: false },
});
