/** The kinds of results that `?kind=` can select, in the order of the filter strip. */
export const GROUP_IDS = ['articles', 'videos', 'posts', 'paid', 'sections', 'countries'] as const
export type GroupId = (typeof GROUP_IDS)[number]
