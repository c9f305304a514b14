/**
 * The roles that tables have by themselves, said aloud: on a narrow screen a row becomes a block by `display`, and some
 * browsers then take its role away.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
