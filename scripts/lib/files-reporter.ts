import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** A reporter of vitest: how long each file took, and which tests passed only when they were tried again. Its JSON report has neither. */
export default class FilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map((module) => ({
      file: module.moduleId,
      ms: module.diagnostic().duration + module.diagnostic().collectDuration,
      flaky: [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
    }));
    const report = process.env.VITRINE_TEST_FILES;
    if (report === undefined) throw new Error('VITRINE_TEST_FILES says where this report is written');
    writeFileSync(report, JSON.stringify(files));
  }
}
