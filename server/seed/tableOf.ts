/** A table of demo data (`tables/`), whose shape the tests of the demo data check. */
export const tableOf = <Table>(json: unknown): Table => json as Table
