import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { AdAnalytics } from './AdAnalytics'
import { AdCampaigns } from './AdCampaigns'
import { AdTiles } from './AdTiles'

const meta = preview.meta({ title: 'Admin/Ads/No ads', component: AdTiles, args: { ads: [] } })

/** Without ads the mean click rate is 0.00%. */
export const Tiles = meta.story({
  play: async ({ canvasElement }) => {
    const figures = Array.from(canvasElement.querySelectorAll('dd'))
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '0',
      '0',
      '0.0 مليون',
      '0.00%',
    ])
  },
})

export const Campaigns = meta.story({
  render: () => <AdCampaigns ads={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'لا توجد حملات' })).toBeVisible()
  },
})

export const Analytics = meta.story({
  render: () => <AdAnalytics ads={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'لا توجد أرقام بعد' })).toBeVisible()
  },
})
