import { addons } from 'storybook/manager-api'
import { sidebarLabel } from './names/sidebarLabel'

addons.setConfig({ sidebar: { renderLabel: sidebarLabel } })
