const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** The modules of the app below these folders, without what only one story file or docs page imports. */
const ofFolders = (folders: string) => new RegExp(`/${folders}(?!.*\\.(stories|storyHelpers)\\.)`)

/**
 * Which modules of the built Storybook share a file. Without these groups a story of a screen made 72 requests, and
 * each story loaded the components of docs pages (737 kB), which shared a file with the reader of story files
 * (24 November 2026). Those of the app are in `scripts/chunks.ts`.
 */
export const chunks = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 50 },
  { name: 'csf', test: /\/storybook\/dist\/csf\//, priority: 40 },
  { name: 'icons', test: packages('lucide-react'), priority: 30 },
  {
    name: 'packages',
    test: packages(
      ...['@mui/material', '@mui/system', '@mui/utils', '@mui/private-theming', '@emotion'],
      ...['@tanstack', 'zod', 'react-hook-form', '@hookform', 'stylis', '@dnd-kit'],
    ),
    priority: 20,
  },
  { name: 'mocks', test: ofFolders('mocks/backend/'), priority: 20 },
  { name: 'parts', test: ofFolders('src/(ui|lib|saved|api)/'), priority: 10 },
  { name: 'site', test: ofFolders('src/site/(chrome|cards|story)/'), priority: 10 },
  { name: 'admin', test: ofFolders('src/admin/(chrome|editableList)/'), priority: 10 },
]
