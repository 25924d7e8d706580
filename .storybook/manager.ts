import { addons } from 'storybook/manager-api'
import { sidebarLabel } from './names/sidebarLabel'

const HAS_NO_PANEL = /^(welcome|foundations)-|--board$/

addons.setConfig({
  sidebar: { renderLabel: sidebarLabel },
  layoutCustomisations: {
    // These use the whole height: they are to be read, and the panel would show at most one passed step.
    showPanel: ({ storyId }, isShown) => !HAS_NO_PANEL.test(storyId) && isShown,
  },
})
