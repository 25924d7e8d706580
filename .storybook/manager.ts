import { addons } from 'storybook/manager-api'
import { sidebarLabel } from './names/sidebarLabel'

addons.setConfig({
  // Closed: the canvas is what designers come for. `A` opens it.
  layout: { bottomPanelHeight: 0, rightPanelWidth: 0 },
  sidebar: { renderLabel: (item, api) => sidebarLabel(item, (id) => api.getData(id)) },
})
