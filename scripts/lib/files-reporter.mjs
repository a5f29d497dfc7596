// A reporter of vitest: how long each file took, and which tests passed only when they were tried again. Its JSON report has neither.
import fs from 'node:fs';

export default class FilesReporter {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      file: module.relativeModuleId,
      ms: module.diagnostic().duration + module.diagnostic().collectDuration,
      flaky: [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
    }));
    fs.writeFileSync(process.env.VITRINE_TEST_FILES, JSON.stringify(files));
  }
}
