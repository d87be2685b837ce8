import { configured } from '@business/server'
import { catalogue } from '../src/catalogue'
import { createLog } from './base/log'
import { securityWriter } from './commands/securityWriter'
import { start } from './main/start'
import { tablesOf } from './query/tables'

const { config, business } = configured(process.env)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = createLog(say, securityWriter(config, say), business.secretFields)
const tables = tablesOf(catalogue, business.tables)
const running = await start({ config, business, catalogue, tables, log })

/** Entry point for API requests in Vite's development server, which closes it before a reload. */
export const fetch = (request: Request) => running.fetch(request, { address: '127.0.0.1' })

export const close = () => running.close()
