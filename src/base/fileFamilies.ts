/** Category of a file for users. */
type FileFamily =
  | 'picture'
  | 'sound'
  | 'film'
  | 'pdf'
  | 'sheet'
  | 'document'
  | 'slides'
  | 'archive'
  | 'other'

const byEnd: readonly (readonly [RegExp, FileFamily])[] = [
  [/^image\//, 'picture'],
  [/^audio\//, 'sound'],
  [/^video\//, 'film'],
  [/pdf$/, 'pdf'],
  [/(spreadsheetml\.sheet|csv)$/, 'sheet'],
  [/(wordprocessingml\.document|plain)$/, 'document'],
  [/presentationml\.presentation$/, 'slides'],
  [/zip$/, 'archive'],
]

export const familyOf = (type: string): FileFamily =>
  byEnd.find(([end]) => end.test(type))?.[1] ?? 'other'
