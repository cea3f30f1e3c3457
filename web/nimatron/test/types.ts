// What the types of the package promise; it is only checked, not run.

import { NimatronError, load, start } from 'nimatron';
import type { Action, Questions, Report } from 'nimatron';

const nimatron = await load();
const report: Report = nimatron.ask('solve', { position: 'nim 3 5 7', lang: 'ru' });
const to: string | undefined = report.winning_move?.to;
const action: Action | undefined = report.winning_move?.action;
const values: string[] = (await start().ask('grundy', { game: 'kayles', to: 20 }, { timeout: 100 })).values;
const kind: keyof Questions = 'certificate';
// @ts-expect-error: a position is a text.
nimatron.ask('solve', { position: 3 });
// @ts-expect-error: there is no such question.
nimatron.ask('guess', {});
export const code = (error: NimatronError): string => error.code;
export { action, kind, to, values };
