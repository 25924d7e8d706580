import { addons } from 'storybook/manager-api'
import { sidebarLabel } from './names/sidebarLabel'

addons.setConfig({
  sidebar: { renderLabel: sidebarLabel },
  layoutCustomisations: {
    // The panel has nothing about the first page, whose doors need the room.
    showPanel: ({ storyId }, isShown) => storyId !== 'welcome--welcome' && isShown,
  },
})
