import { catalogue } from '../src/catalogue'
import { securityWriter } from './commands/securityWriter'
import { readConfig } from './config'
import { createLog } from './log'
import { start } from './main/start'
import { tablesOf } from './records/tables'
import { seed } from './seed/seed'

const config = readConfig(process.env)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = createLog(say, securityWriter(config, say))
const tables = tablesOf(catalogue)
const running = await start({ config, catalogue, tables, log, seed })

/** What Vite's development server hands API requests to; it closes this before loading it anew. */
export const fetch = (request: Request) => running.fetch(request, { address: '127.0.0.1' })

export const close = () => running.close()
