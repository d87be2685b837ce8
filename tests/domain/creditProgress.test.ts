import { expect, test } from 'vitest'
import {
  bureauReport,
  documentProgress,
  documentState as is,
} from '../../src/domain/credit/creditDocuments'

const papers = (...states: readonly number[]) => states.map(ESTADO => ({ TIPO: 'RUC', ESTADO }))

test.each([
  ['nothing is asked where all is waived', papers(is.waived, is.waived), [0, 0, 0]],
  ['waived is neither there nor passed', papers(is.waived, is.uploaded, is.approved), [2, 2, 1]],
  ['what credit asks of the bureau is not the applicant’s', [{ TIPO: bureauReport }], [0, 0, 0]],
])('%s', (_case, rows, [total, done, approved]) => {
  expect(documentProgress(rows)).toMatchObject({ total, done, approved })
})

test('what was refused or has expired is missing again', () => {
  const rows = papers(is.asked, is.refused, is.expired, is.uploaded, is.approved, is.waived)
  expect(documentProgress(rows).missing).toEqual(rows.slice(0, 3))
})
