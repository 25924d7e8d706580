/** Where a report has its tour, in its HTML. */
export const REPORT_DATA = 'madar-report'
