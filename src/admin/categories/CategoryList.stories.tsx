import { fn } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { fitsTheWidth } from '#.storybook/storyHelpers'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { CategoryList } from './CategoryList'

/** قائمة الفئات */
const meta = preview.meta({
  title: 'Admin/Categories/List',
  component: CategoryList,
  args: {
    sectionName: 'أعمال',
    categories: managedCategoriesOf('business'),
    filters: {},
    isCovered: false,
    onFiltersChange: fn(),
    onMove: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
})

/** All categories were deleted: the empty state offers to add one. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { categories: [] },
})

const long = managedCategoriesOf('business').map((category) => ({
  ...category,
  name: `${category.name} وما يتصل بها من أخبار وتقارير وملفات في المنطقة كلها`,
  nameEn: 'Averyveryverylongenglishnamewithoutasinglespaceinit',
  description: `${category.description}، `.repeat(8),
  icon: '👨‍👩‍👧‍👦🇪🇬📈⚡',
  articlesCount: 1_234_567,
}))

export const LongText = meta.story({
  tags: ['state:long-text'],
  args: { categories: long },
  globals: phone.globals,
  play: fitsTheWidth,
})

export const Board = meta.story(screenBoard)
