import { addons } from 'storybook/manager-api'
import { sidebarLabel } from './names/sidebarLabel'

addons.setConfig({
  // Closed: the canvas is what designers come for. `A` opens it.
  layout: { bottomPanelHeight: 0, rightPanelWidth: 0 },
  sidebar: {
    renderLabel: (
      item: Parameters<typeof sidebarLabel>[0],
      api: { getData: (id: string) => unknown },
    ) =>
      sidebarLabel(item, (id) => api.getData(id) as ReturnType<Parameters<typeof sidebarLabel>[1]>),
  },
})
