// A contest's program as it is usually written (in the manner of seed 004): iostream without synchronisation, one vector
// for each case. `g++ -O2` makes of it the reference for the text batch.
#include <iostream>
#include <vector>

static void answer(const std::vector<int>& heaps) {
    int sum = 0;
    for (int heap : heaps) sum ^= heap;
    if (sum == 0) {
        std::cout << "Second player wins (P-position)\n";
        return;
    }
    int options = 0;
    for (int heap : heaps) {
        if ((heap ^ sum) < heap) options++;
    }
    std::cout << "First player wins (N-position)\n";
    std::cout << "Number of winning options for the first step: " << options << "\n";
}

int main() {
    std::ios_base::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    if (!(std::cin >> cases)) return 0;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> heaps(n);
        for (int& heap : heaps) std::cin >> heap;
        answer(heaps);
    }
}
