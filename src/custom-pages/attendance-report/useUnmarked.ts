import { useQuery } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { keptFrom, markingRoles } from '../../domain/attendance'
import { addDays } from '../../domain/day'
import type { StoredSchedule, Worker } from '../../domain/schedule'
import type { Me } from '../../model/access'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { PersonDay } from './byDay'
import { everyMark, type FoundMarks, PAGE, wholeFrom } from './everyMark'
import { silentAtFirst, unmarkedDays } from './unmarked'
import type { Asked } from './useReport'

interface Found {
  readonly asked: Asked
  /** The marks of what is asked; undefined until they are here. */
  readonly data: FoundMarks | undefined
  readonly schedules: readonly StoredSchedule[]
}

/** The workdays on which who is asked for made no mark. */
export function useUnmarked({ asked, data, schedules }: Found): readonly PersonDay[] {
  const me = useMe()
  const dataProvider = useDataProvider()
  const { data: known } = useQuery({
    queryKey: ['attendance-marks', 'unmarked', me.EMPRESA, me.ID, asked],
    queryFn: () => readExpected(dataProvider, { me, asked, data: data as FoundMarks }),
    retry: false,
    enabled: data !== undefined && schedules.length > 0,
  })
  return useMemo(() => {
    if (!known || !data) return []
    const now = new Date().toISOString()
    const days = known.company.DIAS_MARCAS as number | null | undefined
    const from = latest(known.from, wholeFrom(data, asked.from), keptFrom(now, days))
    const seen = [...data.marks, ...known.elsewhere]
    return unmarkedDays({
      ...{ from, to: asked.to, now, schedules, seen },
      ...{ people: known.people, earlier: known.earlier },
    })
  }, [known, data, asked, schedules])
}

const latest = (...days: readonly string[]) => [...days].sort().at(-1) as string

interface Reading {
  readonly me: Me
  readonly asked: Asked
  readonly data: FoundMarks
}

async function readExpected(dataProvider: DataProvider, { me, asked, data }: Reading) {
  const { from, to, branch } = asked
  const people = await workersOf(dataProvider, { me, asked })
  const ids = people.map(({ person }) => person)
  const isElsewhere = branch !== '' && ids.length > 0
  const elsewhere = isElsewhere
    ? await everyMark(dataProvider, {
        ...{ USER_ID: ids, MARKED_DATE: { gte: from, lte: to }, SUCURSAL: { ne: branch } },
      })
    : { marks: [], total: 0 }
  const whole = latest(wholeFrom(data, from), wholeFrom(elsewhere, from))
  const seen = [...data.marks, ...elsewhere.marks]
  const silent = silentAtFirst({ people, seen, from: whole })
  const before =
    silent.length === 0
      ? []
      : (
          await everyMark(dataProvider, {
            ...{ USER_ID: silent, MARKED_DATE: { lte: addDays(whole, -1) } },
          })
        ).marks
  const heard = people.map(({ person }) => person).filter(person => !silent.includes(person))
  const earlier = new Set([...heard, ...before.map(({ USER_ID }) => USER_ID)])
  const { data: company } = await dataProvider.getOne('companies', { id: me.EMPRESA ?? '' })
  return { people, earlier, elsewhere: elsewhere.marks, from: whole, company }
}

/** Whose days are asked for: human resources sees who works in the company, everybody else themselves. */
async function workersOf(
  dataProvider: DataProvider,
  { me, asked }: Omit<Reading, 'data'>,
): Promise<readonly Worker[]> {
  const rows: RaRecord[] = []
  if (me.ROLE !== '10') rows.push(...(await dataProvider.getMany('users', { ids: [me.ID] })).data)
  for (let page = 1; me.ROLE === '10'; page += 1) {
    const { data } = await dataProvider.getList('users', {
      filter: { ROLE: [...markingRoles], ACTIVE: true, EMPRESA: me.EMPRESA },
      sort: { field: 'ID', order: 'ASC' },
      pagination: { page, perPage: PAGE },
      meta: listMeta,
    })
    rows.push(...data)
    if (data.length < PAGE) break
  }
  return rows
    .filter(row => String(row.EMPRESA) === me.EMPRESA)
    .map(row => ({
      ...{ person: Number(row.id), branch: row.SUCURSAL as string | null },
      since: row.TRABAJA_DESDE as string | null | undefined,
    }))
    .filter(({ person }) => asked.person === '' || person === Number(asked.person))
    .filter(({ branch }) => asked.branch === '' || branch === asked.branch)
}
